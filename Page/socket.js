// Talks with the server: a question a message, answered by its number; what the server tells by itself is an event.

const waiting = new Map();
const listeners = new Map();
let socket, number = 0, opened;

export function on(event, listener) { listeners.set(event, listener); }

export function connect() {
  opened = new Promise(done => {
    socket = new WebSocket(`ws://${location.host}/socket`);
    socket.onopen = done;
  });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.event) return listeners.get(message.event)?.(message);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  };
  socket.onclose = () => {
    listeners.get("lost")?.();
    setTimeout(async () => { connect(); await opened; listeners.get("back")?.(); }, 1000);
  };
  return opened;
}

export async function ask(deed, members = {}) {
  await opened;
  const id = ++number;
  return new Promise(done => {
    waiting.set(id, done);
    socket.send(JSON.stringify({ id, do: deed, ...members }));
  });
}

// Deliberately empty: ICU's own headers clash with the copy of ICU inside Foundation on Linux.
// This target exists so that pkg-config's flags reach CICU.

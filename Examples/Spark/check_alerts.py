#!/usr/bin/env python3
"""Checks a data set of alerts or texts with `alertcopy check --jsonl` over a Spark cluster.

usage: spark-submit --py-files Examples/Stream/alertcopy_stream.py Examples/Spark/check_alerts.py INPUT OUTPUT
           [--tool PATH] [--config FILE] [--partitions N]

INPUT is Parquet (a folder or a file that ends in .parquet) or JSON lines. Its columns, or members, are those of a request
(docs/schema/check-request.schema.json); all others, such as `app`, are carried along and come back beside the findings.

OUTPUT gets four Parquet data sets:
  answers    one row for each row of INPUT, in no order: its columns beside the request's, `id`, `locale`, and `error` or the findings
  findings   a row for each finding
  errors     the rows that are no requests, with what is wrong with them
  summary    how many findings there are by rule, locale and app
A partition is checked by one process of its own. One that fails is run again as a whole, and only whole ones are written.
"""
import argparse
import collections
import json

from pyspark import SparkFiles, TaskContext
from pyspark.sql import SparkSession, functions as F, types as T

REQUEST = [
    "id", "locale", "kind", "role", "text", "source", "title", "message", "subtitle", "body", "placeholder", "summary", "buttons",
    "textFields", "purpose", "comment", "arguments", "designs", "devices", "orientations", "textSizes", "rules", "layout", "picture",
]
FINDING = T.StructType([T.StructField(name, T.StringType()) for name in ("rule", "severity", "field", "locale", "message", "text")])
ANSWER = T.StructType([
    T.StructField("carried", T.StringType()), T.StructField("id", T.StringType()), T.StructField("locale", T.StringType()),
    T.StructField("error", T.StringType()), T.StructField("findings", T.ArrayType(FINDING)),
])


def read(spark, path):
    """The rows of a data set as JSON texts; what is no JSON stays as it is."""
    if not path.rstrip("/").endswith(".parquet"):
        return spark.read.text(path)
    rows = spark.read.parquet(path)
    return rows.select(F.to_json(F.struct(*rows.columns)).alias("value"))


def parted(line):
    """A row as the line of its request, what is carried beside it, its id and its locale."""
    try:
        row = json.loads(line)
        if not isinstance(row, dict):
            raise ValueError("no object")
        request = {name: row.pop(name) for name in REQUEST if name in row}
    except ValueError:
        # No request: the tool says what is wrong with it.
        return (line.replace("\n", " ").strip() or "{}"), json.dumps({"row": line}), None, None
    name = request.get("id")
    shown = name if isinstance(name, str) or name is None else json.dumps(name)
    locale = request.get("locale")
    return json.dumps(request, ensure_ascii=False), json.dumps(row), shown, locale if isinstance(locale, str) else None


def checker(tool, config, fail=None):
    """The function that checks a partition. `fail` is called with its number and attempt, for tests."""

    def check(rows):
        # Behind `--py-files` it is at hand on every machine, and here on none before.
        from alertcopy_stream import answer_lines

        context = TaskContext.get()
        breaks_at = fail(context.partitionId(), context.attemptNumber()) if fail else None
        waiting = collections.deque()

        def requests():
            for number, row in enumerate(rows):
                if number == breaks_at:
                    raise RuntimeError("this partition was made to fail")
                line, carried, name, locale = parted(row.value)
                waiting.append((carried, name, locale))
                yield line

        path = SparkFiles.get(tool) if "/" not in tool else tool
        command = [path, "check", "--jsonl", "--config", SparkFiles.get(config) if config else "/dev/null"]
        for answer in answer_lines(requests(), command):
            # Answers come in the order of the requests.
            carried, name, locale = waiting.popleft()
            answer = json.loads(answer)
            findings = [
                tuple(finding.get(member) for member in FINDING.names) for finding in answer.get("findings", [])
            ]
            yield carried, name, locale, answer.get("error"), findings

    return check


def write(spark, source, output, tool, config=None, partitions=None, fail=None):
    rows = read(spark, source)
    # By what a row says: a large file, or an app with most of the rows, is no partition of its own, and a partition that is run again
    # gets the same rows.
    count = partitions or max(spark.sparkContext.defaultParallelism * 4, rows.rdd.getNumPartitions())
    rows = rows.repartition(count, F.xxhash64("value"))
    answers = spark.createDataFrame(rows.rdd.mapPartitions(checker(tool, config, fail)), ANSWER)
    answers.write.mode("overwrite").parquet(f"{output}/answers")
    # From here on nothing is checked again.
    answers = spark.read.parquet(f"{output}/answers").withColumn("app", F.get_json_object("carried", "$.app"))
    answers.where("error IS NOT NULL").select("id", "locale", "app", "error", "carried") \
        .write.mode("overwrite").parquet(f"{output}/errors")
    findings = answers.select("id", "app", "carried", F.col("locale").alias("request_locale"), F.explode("findings").alias("finding")) \
        .select("id", "app", "carried", "request_locale", "finding.*")
    findings.write.mode("overwrite").parquet(f"{output}/findings")
    spark.read.parquet(f"{output}/findings").groupBy("rule", F.coalesce("locale", "request_locale").alias("locale"), "app") \
        .count().orderBy(F.desc("count"), "rule", "locale", "app").coalesce(1) \
        .write.mode("overwrite").parquet(f"{output}/summary")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("input")
    parser.add_argument("output")
    parser.add_argument("--tool", default="alertcopy", help="a path on every machine, or the name of a file given with --files")
    parser.add_argument("--config", help="the name of a configuration given with --files")
    parser.add_argument("--partitions", type=int)
    options = parser.parse_args()
    spark = SparkSession.builder.appName("alertcopy").getOrCreate()
    write(spark, options.input, options.output, options.tool, options.config, options.partitions)
    spark.read.parquet(f"{options.output}/summary").show(20, truncate=False)
    spark.stop()


if __name__ == "__main__":
    main()

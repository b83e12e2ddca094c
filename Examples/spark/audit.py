#!/usr/bin/env python3
"""Audits a large catalog of texts, and nibs and storyboards, with Spark.

usage: audit.py TEXTS OUTPUT [--partitions 8] [--master local[*]] [--galley galley] [-- OPTIONS]

TEXTS is what `galley audit --extract` printed. OUTPUT is a folder; its part files in order are byte for byte what
`galley audit --stdin OPTIONS < TEXTS` prints. On a cluster, both are on storage that all workers share, as the documents
are whose paths it lists, and the tool is installed on each worker.
"""

import argparse
import shlex

from pyspark import SparkConf, SparkContext


def context(master):
    """Returns a context without a web page of its own."""
    return SparkContext(conf=SparkConf().setMaster(master).setAppName("galley audit").set("spark.ui.enabled", "false"))


def audit(spark, texts, output, partitions, galley="galley", options=()):
    """Writes a line of JSON for each line of texts. Each document has a partition of its own: a short line, but more work
    than thousands of texts.

    The tool exits with 1 if a text is cut off. With --exit-zero, any other status than 0 means that a result is
    missing, and fails the task, which Spark then repeats.
    """
    command = shlex.join([galley, "audit", "--stdin", "--exit-zero", *options])
    lines = spark.textFile(texts, minPartitions=partitions)
    # The lines of documents follow those of texts. Workers don't have this module, so nothing of it is used in lambdas.
    start = '{"document":'
    documents = lines.filter(lambda line: line.startswith(start)).collect()
    if documents:
        others = lines.filter(lambda line: not line.startswith(start))
        lines = others.union(spark.parallelize(documents, len(documents)))
    lines.pipe(command, checkCode=True).saveAsTextFile(output)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("texts")
    parser.add_argument("output")
    parser.add_argument("--partitions", type=int, default=8)
    parser.add_argument("--master", default="local[*]")
    parser.add_argument("--galley", default="galley")
    parser.add_argument("options", nargs="*")
    given = parser.parse_args()
    audit(context(given.master), given.texts, given.output, given.partitions, given.galley, given.options)


if __name__ == "__main__":
    main()

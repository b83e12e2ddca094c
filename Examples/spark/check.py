#!/usr/bin/env python3
"""Checks that Spark's results are those of one process, byte for byte.

usage: check.py GALLEY [--keys 60] [--documents 3]

Audits a generated project, and copies of a storyboard with problems, with 1, 2, and 8 partitions, and with a cluster of
two executors, one of which is killed while it measures.
"""

import argparse
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

import pyspark

from audit import audit, context

ROOT = pathlib.Path(__file__).resolve().parents[2]
GENERATOR = ROOT / "tools" / "audit-project"
# A storyboard with a problem of each kind, and its translation.
DOCUMENT = ROOT / "Tests" / "Samples" / "Problems"


def processes():
    """Returns the parent and the command line of each process."""
    found = {}
    for folder in pathlib.Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                # The name in parentheses may contain spaces.
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                found[int(folder.name)] = (parent, (folder / "cmdline").read_bytes())
            except (OSError, ValueError):
                pass
    return found


def ancestors(process, found):
    """Yields a process, its parent, and so on."""
    while process in found:
        yield process
        process = found[process][0]


class Killer(threading.Thread):
    """Kills the first executor of this process in which the tool runs."""

    def __init__(self):
        super().__init__(daemon=True)
        self.killed = None
        self.ends = threading.Event()

    def run(self):
        while not self.ends.wait(0.02):
            found = processes()
            for process, (_, command) in found.items():
                if b"\0audit\0--stdin\0" not in command:
                    continue
                line = list(ancestors(process, found))
                executors = [one for one in line if b"CoarseGrainedExecutorBackend" in found[one][1]]
                if executors and os.getpid() in line:
                    # Some lines are measured then, and not all.
                    time.sleep(0.2)
                    os.kill(executors[0], signal.SIGKILL)
                    self.killed = executors[0]
                    return


def check(name, spark, folder, expected, partitions, galley):
    """Audits the texts, and returns whether the results are the expected ones."""
    start = time.monotonic()
    output = folder / name.replace(" ", "-")
    audit(spark, str(folder / "texts.jsonl"), str(output), partitions, galley)
    parts = sorted(output.glob("part-*"))
    isSame = b"".join(part.read_bytes() for part in parts) == expected
    print(f"{name}: {len(parts)} partitions, {time.monotonic() - start:.1f} s, {'same' if isSame else 'DIFFERENT'}")
    return isSame


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("galley", type=pathlib.Path)
    parser.add_argument("--keys", type=int, default=60)
    parser.add_argument("--documents", type=int, default=3)
    given = parser.parse_args()
    galley = str(given.galley.resolve())
    # Workers must not find another Spark or Python.
    os.environ["SPARK_HOME"] = str(pathlib.Path(pyspark.__file__).parent)
    os.environ["PYSPARK_PYTHON"] = sys.executable
    results = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        subprocess.run([GENERATOR, folder / "App", "--keys", str(given.keys)], check=True)
        for number in range(given.documents):
            shutil.copytree(DOCUMENT, folder / "App" / f"Screen{number}")
        # Workers run elsewhere, so the paths of documents are absolute.
        with open(folder / "texts.jsonl", "wb") as file:
            subprocess.run(
                [galley, "audit", folder / "App", "--extract"], cwd=folder / "App", stdout=file, check=True)
        start = time.monotonic()
        with open(folder / "texts.jsonl", "rb") as file:
            expected = subprocess.run(
                [galley, "audit", "--stdin", "--exit-zero"], stdin=file, stdout=subprocess.PIPE, check=True).stdout
        documents = sum(line.startswith(b'{"document":') and b'"kind":' in line for line in expected.splitlines())
        results.append(documents == given.documents)
        print(f"one process: {expected.count(10) - documents} texts and {documents} documents, {time.monotonic() - start:.1f} s")
        with context("local[2]") as spark:
            for partitions in (1, 2, 8):
                results.append(check(f"local {partitions}", spark, folder, expected, partitions, galley))
        with context("local-cluster[2,1,1024]") as spark:
            killer = Killer()
            killer.start()
            results.append(check("cluster with an executor killed", spark, folder, expected, 8, galley))
            killer.ends.set()
            killer.join()
            print("no executor was killed" if killer.killed is None else "an executor was killed")
            results.append(killer.killed is not None)
    if not expected or not all(results):
        sys.exit("check.py: the results differ from those of one process")


if __name__ == "__main__":
    main()

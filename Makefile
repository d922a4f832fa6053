# Every command is a short script in Scripts/. `make` alone says what there is.

.PHONY: help run test format bench attack fuzz requirements pictures archive dist

help:
	@echo "make run           install what is missing, build optimised, start Sitrep (ARGS=\"--port 9000\")"
	@echo "make test          every check there is: format, columns, module arrows, texts, requirements, tests, coverage"
	@echo "make format        format all Swift code in place"
	@echo "make bench         measure the goals in Documentation/Architecture.md"
	@echo "make attack        try to break the release build: kills, hostile requests and files (20 minutes at most)"
	@echo "make fuzz          try to break what reads certificates, pictures, tables, line lists and workbooks (a minute each; ARGS=\"600 code\" for one)"
	@echo "make archive       one archive of all that is committed, which builds and passes its tests on its own"
	@echo "make dist          the program for other machines: stripped, hardened, with Swift's library in it, in one archive (figures need curl there)"
	@echo "make pictures      take the README's pictures from the running program"
	@echo "make requirements  every requirement with its status and the tests that name it"

run:
	@Scripts/run.sh $(ARGS)

test:
	@Scripts/test.sh

format:
	@Scripts/format.sh

bench:
	@Scripts/bench.sh

attack:
	@Scripts/attack.sh

fuzz:
	@Scripts/fuzz.sh $(ARGS)

requirements:
	@Scripts/requirements.py

pictures:
	@Scripts/install-packages.sh bench
	@Scripts/build-release.sh sitrep >&2
	@Scripts/pictures.py .build/release/sitrep

archive:
	@Scripts/archive.sh

dist:
	@Scripts/dist.sh

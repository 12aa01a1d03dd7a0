@echo off
rem Stands in for Java in front of the Firebase CLI: first in PATH, for our own process tree alone.
node "%~dp0handover.mjs" %*

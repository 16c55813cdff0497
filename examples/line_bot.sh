#!/bin/sh
# A bot of a few lines: the first legal move.
#   baronnies simulate le_baron --bots "cmd:sh examples/line_bot.sh,random"
while IFS= read -r line; do
  case $line in
    '{"type":"move",'*)
      moves=${line#*'"moves":["'}
      printf '{"move":"%s"}\n' "${moves%%'"'*}"
      ;;
  esac
done

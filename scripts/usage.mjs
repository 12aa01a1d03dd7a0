/** Prints a command's usage and exits, if requested. Uses only Node, because help must work without packages. */
export const answerHelp = (usage, args = process.argv.slice(2)) => {
  if (!args.includes('--help') && !args.includes('-h')) return;
  console.log(usage);
  process.exit(0);
};

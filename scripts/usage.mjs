/** Prints how a command is used, and ends, when that is what was asked. Uses nothing but Node, as what is needed to help. */
export const answerHelp = (usage, args = process.argv.slice(2)) => {
  if (!args.includes('--help') && !args.includes('-h')) return;
  console.log(usage);
  process.exit(0);
};

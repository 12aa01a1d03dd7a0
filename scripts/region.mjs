/** `npm run region -- REGION`: sets the functions' region. Without a region: prints it. */
import { readRegions, writeRegion } from './region/region.mjs';
import { answerHelp } from './usage.mjs';

answerHelp(`Usage: npm run region -- [REGION]

Writes the region of the functions, as europe-west1, to functions/src/region.json and firebase.json. Without a region it prints the
current one. The next release creates the functions there, and deletes those in the former region.`);

try {
  const [region] = process.argv.slice(2);
  if (region) writeRegion(region);
  const { functions, hosting } = readRegions();
  console.log(
    functions === hosting
      ? `Functions run in ${functions}.`
      : `Functions run in ${functions}, but Hosting looks for them in ${hosting ?? 'several'}: npm run region -- ${functions}`,
  );
  if (functions !== hosting) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { AppError } from '../../../functions/src/platform/errors/app-error.ts';
import { createRandom, mutate } from './mutate.ts';
import { makeTargets } from './targets.ts';

/** The memory of the smallest function that reads foreign files, in megabytes. */
const MEMORY_MAX = 512;

/** Reads each target's files, as they are and mutated; reports each input before it is read. Throws at the first uncaught error or too much memory. */
export const fuzzFiles = async (seed: number, report: (input: string) => void): Promise<void> => {
  for (const { name, read, files, models = files.length, count } of await makeTargets()) {
    const random = createRandom(seed);
    for (let number = 0; number < files.length + count; number += 1) {
      const file = files[number] ?? mutate(files[number % models]!, random);
      report(`${name} ${number} of seed ${seed}`);

      try {
        await read(file);
      } catch (error) {
        // Our own refusals are what a broken file should get.
        if (!(error instanceof AppError)) throw error;
      }

      const used = process.resourceUsage().maxRSS / 1024;
      if (used > MEMORY_MAX) throw new Error(`${name} ${number} took ${Math.round(used)} MB`);
    }
  }
};

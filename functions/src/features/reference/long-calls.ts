import where from '../../region.json' with { type: 'json' };

/**
 * The address of the function `long`, which Google makes of its name, its region and the project. Null on emulators: theirs
 * of Hosting waits for as long as it takes, and pages may call no other host there.
 */
export const longCallsOf = (projectId: string, isEmulated: boolean): string | null =>
  isEmulated ? null : `https://${where.region}-${projectId}.cloudfunctions.net/long`;

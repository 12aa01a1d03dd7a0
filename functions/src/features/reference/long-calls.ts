import where from '../../region.json' with { type: 'json' };

/** Returns the address of the function `long`. Null on emulators, whose Hosting has no limit and whose pages may call no other host. */
export const getLongCalls = (projectId: string, isEmulated: boolean): string | null =>
  isEmulated ? null : `https://${where.region}-${projectId}.cloudfunctions.net/long`;

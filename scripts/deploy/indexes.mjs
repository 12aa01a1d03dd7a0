import { setTimeout as sleep } from 'node:timers/promises';

/** An index of a filled collection can take this long, in milliseconds. */
const GIVE_UP_MS = 6 * 60 * 60 * 1000;
const EVERY_MS = 10_000;

/** Returns the names of indexes that aren't ready; throws for one that can't be built. */
const findBuilding = async (google, project) => {
  const root = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-`;
  const building = [];

  for (let pageToken = ''; pageToken !== undefined;) {
    const { indexes = [], nextPageToken } =
      (await google('GET', `${root}/indexes?pageSize=300&pageToken=${pageToken}`)) ?? {};
    for (const { name, state } of indexes) {
      if (state === 'NEEDS_REPAIR')
        throw new Error(`Index ${name} could not be built: delete it, then deploy again.`);
      if (state !== 'READY') building.push(name);
    }
    pageToken = nextPageToken || undefined;
  }

  return building;
};

/** Resolves when every index is ready: a query of the new functions would fail without its index. */
export const waitForIndexes = async (
  google,
  project,
  { print, everyMs = EVERY_MS, giveUpMs = GIVE_UP_MS },
) => {
  const giveUpAt = Date.now() + giveUpMs;
  for (;;) {
    const building = await findBuilding(google, project);
    if (building.length === 0) return;
    if (Date.now() > giveUpAt)
      throw new Error(`${building.length} indexes aren’t ready yet: ${building.join(', ')}`);
    print(`Waiting for ${building.length} indexes …`);
    await sleep(everyMs);
  }
};

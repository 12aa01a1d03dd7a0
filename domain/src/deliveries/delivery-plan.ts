import type { VoiceAsset } from '../pricing/assets.ts';
import type { Character, Project } from '../projects/projects.ts';
import type { Delivery } from './deliveries.ts';
import { fillNamePattern, toFileKey, type NameParts } from './file-names.ts';

/** Expected files that are listed. */
export const EXPECTED_MAX = 1000;

/** A file that the order includes. */
export interface ExpectedFile {
  /** Without extension. */
  readonly name: string;
  /** Names the recording, also after its asset or project is renamed. */
  readonly key: string;
  /** The character. */
  readonly voiceId: string;
  readonly character: string;
  readonly asset: string;
  /** alpha3. */
  readonly language: string;
}

/** A chosen voice of a character in a language. */
export interface ChosenVoice {
  readonly voiceId: string;
  /** alpha3. */
  readonly language: string;
  readonly talent: string;
}

/** What the names of expected files are made of. */
export interface PlannedRecordings {
  readonly project: Pick<Project, 'name' | 'brand' | 'campaignName' | 'languages'>;
  readonly characters: readonly Pick<Character, 'id' | 'name'>[];
  readonly assets: readonly Pick<VoiceAsset, 'id' | 'voiceId' | 'name' | 'spots' | 'identifiers'>[];
  readonly chosen: readonly ChosenVoice[];
}

interface Planned extends Omit<ExpectedFile, 'name'> {
  readonly parts: NameParts;
}

/** Yields the recordings of an order: each asset, in each language with a chosen voice, once per spot. */
function* listRecordings({ project, characters, assets, chosen }: PlannedRecordings): Generator<Planned> {
  for (const language of project.languages)
    for (const { id: voiceId, name: character } of characters) {
      const voice = chosen.find(
        (chosenVoice) => chosenVoice.voiceId === voiceId && chosenVoice.language === language,
      );
      if (!voice) continue;

      for (const { id: assetId, name: asset, spots, identifiers = [] } of assets.filter(
        (item) => item.voiceId === voiceId,
      ))
        for (let spot = 1; spot <= spots; spot += 1) {
          const number = spots > 1 ? String(spot).padStart(String(spots).length, '0') : '';
          const { name, brand, campaignName: campaign } = project;
          // One code is that of all spots.
          const identifier = (identifiers[spot - 1] ?? identifiers[0])?.value ?? '';
          const parts = { identifier, project: name, brand, campaign, character, asset, language, number };
          const key = `${assetId}_${language}_${spot}`;
          yield { key, voiceId, character, asset, language, parts: { ...parts, talent: voice.talent } };
        }
    }
}

/** Returns the name parts of an order's first file, for examples; null without files. */
export const getExampleParts = (planned: PlannedRecordings): NameParts | null =>
  listRecordings(planned).next().value?.parts ?? null;

/** Returns the files that an order includes, at most `EXPECTED_MAX`, each with its own name: equal ones are numbered. */
export const listExpectedFiles = (pattern: string, planned: PlannedRecordings): readonly ExpectedFile[] => {
  const files: ExpectedFile[] = [];
  const counts = new Map<string, number>();

  for (const { parts, ...file } of listRecordings(planned)) {
    if (files.length === EXPECTED_MAX) break;
    const name = fillNamePattern(pattern, parts);
    const count = (counts.get(toFileKey(name)) ?? 0) + 1;
    counts.set(toFileKey(name), count);
    files.push({ ...file, name: count === 1 ? name : `${name}_${count}` });
  }

  return files;
};

/** An expected file and its newest delivery; null: missing. */
export interface PlannedDelivery<File> {
  readonly file: ExpectedFile;
  readonly delivery: File | null;
}

type Compared = Pick<Delivery, 'name' | 'state'>;

/** Matches sent deliveries, newest first, with expected files by name. `surplus`: current ones that nothing expects. */
export const matchDeliveries = <File extends Compared>(
  expected: readonly ExpectedFile[],
  deliveries: readonly File[],
): { readonly planned: readonly PlannedDelivery<File>[]; readonly surplus: readonly File[] } => {
  const byKey = new Map<string, File>();
  const surplus: File[] = [];
  const keys = new Set(expected.map(({ name }) => toFileKey(name)));

  for (const delivery of deliveries) {
    if (delivery.state === 'replaced' || delivery.state === 'uploaded') continue;
    const key = toFileKey(delivery.name);
    if (keys.has(key) && !byKey.has(key)) byKey.set(key, delivery);
    else surplus.push(delivery);
  }

  const planned = expected.map((file) => ({ file, delivery: byKey.get(toFileKey(file.name)) ?? null }));

  return { planned, surplus };
};

/** Returns the files that an order doesn't expect; none if it expects no particular ones. */
export const findUnexpected = <File extends Compared>(
  expected: readonly ExpectedFile[],
  files: readonly File[],
): readonly File[] => {
  const keys = new Set(expected.map(({ name }) => toFileKey(name)));
  return keys.size === 0 ? [] : files.filter(({ name }) => !keys.has(toFileKey(name)));
};

/** Returns whether a client has accepted all of an order: each expected file or, without any, all that was delivered. */
export const isWhollyAccepted = (
  expected: readonly ExpectedFile[],
  deliveries: readonly Compared[],
): boolean => {
  const { planned, surplus } = matchDeliveries(expected, deliveries);
  const due = planned.length > 0 ? planned.map(({ delivery }) => delivery) : surplus;
  return due.length > 0 && due.every((delivery) => delivery?.state === 'accepted');
};

/** A file that an invoice waits for, as it was named when the order was confirmed. */
export type AwaitedFile = Pick<ExpectedFile, 'key' | 'name'>;

/**
 * Returns whether a client has accepted what was confirmed, under its name then or now: what they add later doesn't count,
 * nor what is no longer planned. Without a list of files it is the plan of today that counts.
 */
export const isOrderAccepted = (
  awaited: readonly AwaitedFile[] | undefined,
  expected: readonly ExpectedFile[],
  deliveries: readonly Compared[],
): boolean => {
  if (!awaited?.length) return isWhollyAccepted(awaited ? [] : expected, deliveries);

  const names = new Map(expected.map(({ key, name }) => [key, name]));
  const accepted = new Set(
    deliveries.flatMap(({ name, state }) => (state === 'accepted' ? [toFileKey(name)] : [])),
  );
  const due = awaited.filter(({ key }) => names.has(key));

  return (
    due.length > 0 &&
    due.every(
      ({ key, name }) => accepted.has(toFileKey(name)) || accepted.has(toFileKey(names.get(key) ?? name)),
    )
  );
};

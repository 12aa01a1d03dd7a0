import type { Consent } from '@domain/privacy/consents.ts';
import type { ConsentView, VoiceData } from '@domain/privacy/voice-data.ts';
import { readEntry } from '../../../work/collections/audition-entries.ts';
import { readCastingNames } from '../../../work/collections/castings.ts';
import { findConsents } from '../../../work/collections/consents.ts';
import { readAgencyNames } from './agency-names.ts';
import { toIso, parseMomentStart, PAGE, toPage } from './page-start.ts';

/** Returns whether a text has an address; those within pages have none. */
const hasAddress = (document: string): boolean => /^https?:/.test(document);

/** Returns projects by take id; deleted takes are absent. */
const getProjects = async (consents: readonly Consent[]): Promise<ReadonlyMap<string, string>> => {
  const ids = consents.flatMap(({ voice }) => (voice?.of === 'take' ? (voice.recordId ?? []) : []));
  const entries = await Promise.all([...new Set(ids)].map((id) => readEntry(id)));
  const found = entries.filter((entry) => entry !== undefined);
  const names = await readCastingNames(found.map(({ castingId }) => castingId));
  return new Map(found.map(({ id, castingId }) => [id, names.get(castingId) ?? '']));
};

/** Returns a page of the talent's consents, latest first; one read each, takes two more. Excludes those from before consents were recorded. */
export const presentConsents = async (
  userId: string,
  cursor: string | undefined,
): Promise<NonNullable<VoiceData['consents']>> => {
  const found = await findConsents(userId, parseMomentStart(cursor), PAGE);
  const [agencies, projects] = await Promise.all([
    readAgencyNames(found.map(({ agencyId }) => agencyId)),
    getProjects(found),
  ]);

  const items = found.map((consent): ConsentView => {
    const { id, kind, document, version, locale, agencyId, voice, at } = consent;
    const name = voice?.of === 'take' ? (projects.get(voice.recordId ?? '') ?? '') : (voice?.name ?? '');

    return {
      id,
      kind,
      version,
      locale,
      at: toIso(at),
      document: hasAddress(document) ? document : null,
      agency: agencies.get(agencyId ?? '') ?? null,
      voice: voice ? { of: voice.of, isGiven: voice.isGiven, by: voice.by, name } : null,
    };
  });

  return toPage(items, found.at(-1)?.at);
};

import { getZone } from '@domain/agencies/agencies.ts';
import { getLicenceStage } from '@domain/ledger/licence-stage.ts';
import {
  getRetentionEnd,
  getLicenceRetentionEnd,
  type HeldLicence,
  type HeldSession,
  type VoiceData,
} from '@domain/privacy/voice-data.ts';
import { getDayInZone } from '@domain/rates/day-in-zone.ts';
import { parseDayStart } from '../../../platform/firestore/cursor.ts';
import { countDeliveries } from '../../../work/collections/deliveries.ts';
import { tallyEarnings } from '../../../work/collections/earnings.ts';
import { findTalentSessions } from '../../../work/collections/recording-sessions.ts';
import { countRecordings } from '../../../work/collections/session-files.ts';
import { findVoiceLicences } from '../../../work/collections/sold-licences.ts';
import { readAgenciesById, readAgencyNames } from './agency-names.ts';
import { toIso, parseMomentStart, PAGE, toPage } from './page-start.ts';

/** Returns a page of sessions, latest first, with the number of recordings but no file names, which are the client's. Three reads per session. */
export const listHeldSessions = async (
  talentId: string,
  cursor: string | undefined,
): Promise<NonNullable<VoiceData['sessions']>> => {
  const start = parseMomentStart(cursor);
  const found = await findTalentSessions(talentId, start && { startsAt: start.at, id: start.id }, PAGE);
  const [agencies, recordings, delivered] = await Promise.all([
    readAgencyNames(found.map(({ agencyId }) => agencyId)),
    Promise.all(found.map(({ id }) => countRecordings(id))),
    Promise.all(found.map(({ id }) => countDeliveries(id))),
  ]);

  const items = found.map((session, index): HeldSession => {
    const { id, projectName, character, language, timeZone, hasReport } = session;

    return {
      id,
      character,
      language,
      timeZone,
      hasReport,
      project: projectName,
      agency: agencies.get(session.agencyId) ?? '',
      startsAt: toIso(session.startsAt),
      recordings: (recordings[index] ?? 0) + (delivered[index] ?? 0),
      keptUntil: getRetentionEnd(toIso(session.endsAt).slice(0, 10)),
    };
  });

  return toPage(items, found.at(-1)?.startsAt);
};

/** Returns a page of licences, latest sale first, without company and brand, which talents never see. Stages are of today in each agency's time zone. */
export const listHeldLicences = async (
  talentId: string,
  cursor: string | undefined,
): Promise<NonNullable<VoiceData['licences']>> => {
  const found = await findVoiceLicences(talentId, parseDayStart(cursor), PAGE);
  const agencies = await readAgenciesById(found.map(({ agencyId }) => agencyId));
  const now = new Date();

  const items = found.map((licence): HeldLicence => {
    const { id, agencyId, projectName, character, language, assetName, format, territoryCover } = licence;
    const { soldOn, expiresOn } = licence;
    const agency = agencies.get(agencyId);

    return {
      id,
      character,
      language,
      assetName,
      format,
      territoryCover,
      soldOn,
      expiresOn,
      project: projectName,
      agency: agency?.publicName ?? '',
      stage: getLicenceStage(licence, getDayInZone(getZone(agency), now)),
      keptUntil: getLicenceRetentionEnd(soldOn, expiresOn),
    };
  });

  return toPage(items, found.at(-1)?.soldOn);
};

/** Returns a talent's earnings: one count and one read. */
export const getHeldEarnings = async (
  talentId: string,
): Promise<NonNullable<VoiceData['earnings']> | null> => {
  const { count, first } = await tallyEarnings(talentId);
  return first ? { count, keptUntil: getRetentionEnd(first.agreedOn) } : null;
};

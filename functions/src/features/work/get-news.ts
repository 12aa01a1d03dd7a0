import { Timestamp } from 'firebase-admin/firestore';
import { NEWS_DAYS } from '@domain/work/news.ts';
import type { Operation } from '../../work/operation.ts';
import { groupNewsEvents } from './news-events.ts';
import { readProjectsNews } from './projects-news.ts';
import { readEngineerNews, readTalentNews } from './talents-news.ts';
import { getReaderRole } from './readers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns recent news in all of the caller's roles. Reads at most 20 records per kind, and the names of 20 projects. */
export const getNews: Operation<'work.news'> = async ({ caller }) => {
  const since = Timestamp.fromMillis(Date.now() - NEWS_DAYS * DAY_MS);
  const { staffOf, client, talentIn, engineerIn } = getReaderRole(caller);
  const lists = await Promise.all([
    staffOf !== undefined ? readProjectsNews(staffOf, undefined, since) : [],
    client ? readProjectsNews(client.agencyId, client.companyId, since) : [],
    engineerIn.length > 0 ? readEngineerNews(engineerIn, caller.uid, since) : [],
    talentIn.length > 0 ? readTalentNews(talentIn, caller.uid, since) : [],
  ]);
  return groupNewsEvents(lists.flat());
};

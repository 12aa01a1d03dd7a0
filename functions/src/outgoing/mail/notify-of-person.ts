import { readAgency } from '../../work/collections/agencies.ts';
import type { MailParams } from './mails.ts';
import { getOccasionKey } from './occasion-key.ts';
import { notifyAgency } from './notify-agency.ts';
import type { Work } from '../../work/unit/work.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Emails agencies about an action of one of their people; `occasion` identifies it. */
export const notifyOfPerson = async (
  work: Work,
  agencyIds: readonly string[],
  news: MailParams['agency-news']['news'],
  { id: personId, name: person, email }: Person,
  occasion: string,
): Promise<void> => {
  const agencies = await Promise.all(agencyIds.map((id) => readAgency(id, work)));
  for (const agency of agencies)
    if (agency)
      notifyAgency(work, agency, news, `agency-news_${getOccasionKey(news, agency.id, personId, occasion)}`, {
        kind: 'agency-news',
        params: { name: agency.publicName, news, person, personId, email },
      });
};

import type { Transaction } from 'firebase-admin/firestore';
import type { MailParams } from '@domain/mail/mail.ts';
import { readAgency } from '../../work/records/agencies.ts';
import { getOccasionKey } from './occasion-key.ts';
import { notifyAgency } from './notify-agency.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Emails agencies about an action of one of their people; `occasion` identifies it. */
export const notifyOfPerson = async (
  transaction: Transaction,
  agencyIds: readonly string[],
  news: MailParams['agency-news']['news'],
  { id: personId, name: person, email }: Person,
  occasion: string,
): Promise<void> => {
  const agencies = await Promise.all(agencyIds.map((id) => readAgency(id, transaction)));
  for (const agency of agencies)
    if (agency)
      notifyAgency(
        transaction,
        agency,
        news,
        `agency-news_${getOccasionKey(news, agency.id, personId, occasion)}`,
        {
          kind: 'agency-news',
          params: { name: agency.publicName, news, person, personId, email },
        },
      );
};

import type { User } from '@domain/accounts/accounts.ts';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { Talent } from '@domain/talents/talents.ts';
import type { Work } from '../../work/unit/work.ts';
import type { OptionOccasion } from './mails/bookings/option.words.ts';
import { queueMail } from './outbox.ts';

type OptionReader =
  | { readonly talent: Pick<Talent, 'email' | 'name' | 'communicationLanguage'> }
  | { readonly requester: Pick<User, 'id' | 'email' | 'displayName' | 'locale'> };

/** Notifies a talent or a requester of an event of their option, once per rank and challenge. */
export const notifyOption = (
  work: Work,
  { id, agencyId, option }: Pick<AvailabilityRequest, 'id' | 'agencyId' | 'option'>,
  reader: OptionReader,
  occasion: OptionOccasion,
): void => {
  const isTalent = 'talent' in reader;
  const state = `${option?.rank ?? 0}_${option?.challengedUntil?.toMillis() ?? 0}`;

  queueMail(work, `option_${id}_${occasion}_${state}_${isTalent ? 'talent' : 'requester'}`, {
    kind: 'option',
    to: isTalent ? reader.talent.email : reader.requester.email,
    locale: isTalent ? reader.talent.communicationLanguage : reader.requester.locale,
    agencyId,
    params: {
      name: isTalent ? reader.talent.name : reader.requester.displayName,
      uid: isTalent ? null : reader.requester.id,
      requestId: id,
      occasion,
    },
  });
};

import type { RefObject } from 'react';
import { CLIENT_FIELDS } from '@domain/clients/client-fields.ts';
import type { ClientProfile } from '@domain/clients/clients.schema.ts';
import { getNameValues } from '@domain/people/names.ts';
import { getNames, pickFields } from '@domain/values/fields.ts';
import { OthersChanges } from '../../../components/form/OthersChanges.tsx';
import { getFieldChanges, type Line } from '../../../components/form/getFieldChanges.ts';
import type { MessageId } from '../../../i18n/locale.ts';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogLabel, useCountryOptions } from '../../../lib/reference.ts';

const LABELS: Readonly<Record<keyof ClientProfile, MessageId>> = {
  name: 'signUp.name',
  lastName: 'signUp.lastName',
  roleInCompany: 'signUp.role',
  countryOfResidence: 'signUp.country',
  cityOfResidence: 'signUp.city',
};
const isOwn = (field: string): field is keyof ClientProfile => field in LABELS;

/** Fields of a client's record that the client and their agencies' admins can change. */
export const getProfile = (client: ClientProfile): ClientProfile =>
  pickFields(client, ['name', 'lastName', ...getNames(CLIENT_FIELDS)]);

/** Form values, with additional fields. */
export const getValues = (client: ClientProfile) => ({ ...getProfile(client), ...getNameValues(client) });

export const getProfileChanges = (answers: ClientProfile, began: Line) => {
  const changes = getFieldChanges(getProfile(answers), began);
  return changes.lastName === '' ? { ...changes, hasOneName: true } : changes;
};

interface Props {
  readonly stored: ClientProfile;
  readonly beganRef: RefObject<Line>;
}

/** Shows others' concurrent changes of a client in an open form. */
export const ClientChanges = ({ stored, beganRef }: Props) => {
  const text = useText();
  const countries = useCountryOptions().options;
  const roleOf = useCatalogLabel('ROLE_IN_COMPANY');

  const formatShown = (field: string, value: string): string => {
    if (field === 'roleInCompany') return roleOf(value);
    if (field === 'countryOfResidence') return countries.find(({ code }) => code === value)?.label ?? value;
    return value;
  };

  return (
    <OthersChanges
      stored={stored}
      beganRef={beganRef}
      labelOf={(field) => (isOwn(field) ? text(LABELS[field]) : field)}
      shown={formatShown}
    />
  );
};

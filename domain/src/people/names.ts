import { exactly } from '../messages/yup.ts';
import { personName } from '../values/names.ts';

/** A person's name as forms ask for it. */
export interface PersonName {
  readonly name: string;
  readonly lastName: string;
}

export const personNameFields = { name: personName().required(), lastName: personName().required() };

/** What somebody is called from now on. */
export const personNameSchema = exactly(personNameFields);

/** A name as it is shown. */
export const fullNameOf = ({ name, lastName }: PersonName): string => `${name} ${lastName}`;

/** The parts of a name of which only the whole is known: its first word is taken for the first name. */
export const namePartsOf = (fullName: string): PersonName => {
  const [name = '', ...rest] = fullName.trim().split(/\s+/u);
  return { name, lastName: rest.join(' ') };
};

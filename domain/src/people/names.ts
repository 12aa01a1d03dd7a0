/** A person's name as forms ask for it. */
export interface PersonName {
  readonly name: string;
  readonly lastName: string;
}

/** A name as it is shown. */
export const fullNameOf = ({ name, lastName }: PersonName): string => `${name} ${lastName}`.trim();

/** A name as a form begins with it. */
export const nameValuesOf = ({ name, lastName }: PersonName) => ({
  name,
  lastName,
  hasOneName: name !== '' && lastName === '',
});

/** A name as its form has it. */
export type NameValues = ReturnType<typeof nameValuesOf>;

/** The same of somebody who is still to be named. */
export const NO_NAME = nameValuesOf({ name: '', lastName: '' });

/** The parts of a name of which only the whole is known: its first word is taken for the first name. */
export const namePartsOf = (fullName: string): PersonName => {
  const [name = '', ...rest] = fullName.trim().split(/\s+/u);
  return { name, lastName: rest.join(' ') };
};

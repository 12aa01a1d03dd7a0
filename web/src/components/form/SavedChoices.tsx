import { useText } from '../../i18n/useText.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { ChoicesField, getLabel } from './ChoicesField.tsx';
import { SavedFieldNotes, useSavedText } from './SavedFieldNotes.tsx';
import { useSavedField } from './useSavedField.ts';

interface Props {
  readonly label: string;
  readonly options: readonly { readonly code: string; readonly label: string }[];
  /** The live value: codes in the order of choice. */
  readonly stored: readonly string[];
  readonly save: (
    change: { readonly value: readonly string[]; readonly was: readonly string[] },
    submission: Submission,
  ) => Promise<unknown>;
  readonly max: number;
  readonly hint?: string;
}

const join = (codes: readonly string[]): string => codes.join(' ');
const split = (value: string): string[] => value.split(' ').filter((code) => code !== '');

/** Selects several options; saves automatically on blur and after a pause. */
export const SavedChoices = ({ label, options, stored, save, max, hint = ' ' }: Props) => {
  const text = useText();
  const isSound = (value: string): boolean => split(value).length <= max;
  const field = useSavedField({
    stored: join(stored),
    isSound,
    save: ({ value, was }, submission) => save({ value: split(value), was: split(was) }, submission),
    savesOnPause: true,
  });
  const status = useSavedText(field);
  const fits = isSound(field.value);

  return (
    <div>
      <ChoicesField
        label={label}
        options={options}
        value={split(field.value)}
        onChange={(value) => field.type(join(value))}
        onLeave={field.leave}
        error={!fits}
        helperText={fits ? (status ?? hint) : text('projects.tooMany', { max })}
        isStatus
      />
      <SavedFieldNotes
        field={field}
        label={label}
        stored={join(stored)}
        isSound={fits}
        shown={(value) =>
          split(value)
            .map((code) => getLabel(options, code))
            .join(', ')
        }
      />
    </div>
  );
};

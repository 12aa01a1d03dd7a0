import { useText } from '../../i18n/useText.ts';
import { FailedHere } from '../states/FailedHere.tsx';
import { Unsaved } from '../unsaved/Unsaved.tsx';
import { FieldConflict } from './FieldConflict.tsx';
import type { useSavedField } from './useSavedField.ts';

type SavedField = ReturnType<typeof useSavedField>;

const TOLD = {
  idle: undefined,
  saving: 'common.saving',
  waiting: 'common.saveWaits',
  saved: 'common.saved',
} as const;

/** Returns the status text of a field that saves automatically; undefined when there is none. */
export const useSavedText = ({ state }: Pick<SavedField, 'state'>): string | undefined => {
  const text = useText();
  const view = state.kind in TOLD ? TOLD[state.kind as keyof typeof TOLD] : undefined;
  return view && text(view);
};

interface Props {
  readonly field: SavedField;
  readonly label: string;
  readonly stored: string;
  readonly isSound: boolean;
  /** Renders a value where the user chooses between two. */
  readonly shown?: (value: string) => string;
}

/** Below a field that saves automatically: conflict resolution, errors, and confirmation before leaving. */
export const SavedFieldNotes = ({ field, label, stored, isSound, shown = (value) => value }: Props) => {
  const text = useText();
  const { state, typed } = field;

  return (
    <>
      {/* Unsaved input is sent on leaving; invalid input requires confirmation. */}
      <Unsaved
        when={typed !== null && (!isSound || ['waiting', 'conflict', 'failed'].includes(state.kind))}
        isClosing={typed !== null}
        getFields={() => [label]}
      />
      {state.kind === 'conflict' && typed && (
        <FieldConflict
          label={label}
          mine={shown(typed.value)}
          theirs={shown(stored)}
          onMine={field.keepMine}
          onTheirs={field.giveUp}
        />
      )}
      {state.kind === 'failed' && (
        <FailedHere error={state.error} what={text('common.notSaved')} onRetry={field.leave} />
      )}
    </>
  );
};

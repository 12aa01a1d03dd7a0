import { tagListsSchema } from '@domain/roster/roster.schema.ts';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import { dedupeFolded } from '@domain/values/fold-text.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormWords } from '../../../components/form/FormWords.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { TagChoice } from '../data/tagTalent.ts';

const EMPTY: { readonly add: string[]; readonly remove: string[] } = { add: [], remove: [] };

interface Props {
  readonly chosen: readonly RosterRow[];
  /** Starts the bulk edit. */
  readonly onTag: (choice: TagChoice) => void;
  readonly onClose: () => void;
}

/** Dialog for tags to add to and remove from the selected talents. */
export const TagDialog = ({ chosen, onTag, onClose }: Props) => {
  const text = useText();
  const used = dedupeFolded(chosen.flatMap(({ tags }) => tags)).sort();

  return (
    <FormDialog
      draft="roster.tags"
      title={text('roster.tagTitle', { count: chosen.length })}
      lead={text('roster.tagLead')}
      initial={EMPTY}
      schema={tagListsSchema}
      submitLabel={text('roster.tagSave')}
      onSubmit={(choice) => {
        onTag(choice);
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      <FormWords name="add" label={text('roster.tagAdd')} helperText={text('roster.tagAddHint')} />
      <FormWords name="remove" label={text('roster.tagRemove')} suggestions={used} />
    </FormDialog>
  );
};

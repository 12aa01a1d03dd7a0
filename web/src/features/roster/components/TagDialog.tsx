import { tagListsSchema } from '@domain/roster/roster.schema.ts';
import type { RosterRow, TaggedRow } from '@domain/roster/roster.api.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormWords } from '../../../components/form/FormWords.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Press } from '../../../lib/press/presser.ts';
import { tagTalents } from '../data/tagCalls.ts';

const EMPTY: { readonly add: string[]; readonly remove: string[] } = { add: [], remove: [] };

interface Props {
  readonly chosen: readonly RosterRow[];
  readonly onTagged: (rows: readonly TaggedRow[]) => void;
  readonly onClose: () => void;
}

/** Adds tags to the chosen talents and removes others. */
export const TagDialog = ({ chosen, onTagged, onClose }: Props) => {
  const text = useText();
  const used = [...new Set(chosen.flatMap(({ tags }) => tags))].sort();
  const send = async ({ add, remove }: typeof EMPTY, press: Press) =>
    onTagged(
      await tagTalents(
        chosen.map(({ talentId }) => talentId),
        add,
        remove,
        press,
      ),
    );
  return (
    <FormDialog
      draft="roster.tags"
      title={text('roster.tagTitle', { count: chosen.length })}
      lead={text('roster.tagLead')}
      initial={EMPTY}
      schema={tagListsSchema}
      submitLabel={text('roster.tagSave')}
      onSubmit={send}
      onClose={onClose}
    >
      <FormWords name="add" label={text('roster.tagAdd')} helperText={text('roster.tagAddHint')} />
      <FormWords name="remove" label={text('roster.tagRemove')} suggestions={used} />
    </FormDialog>
  );
};

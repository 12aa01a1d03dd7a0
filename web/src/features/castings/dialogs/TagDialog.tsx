import { tagSchema, type TagValues } from '@domain/castings/castings.schema.ts';
import { TAG_MAX, type CastingDemo } from '@domain/castings/castings.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { saveTags } from '../data/decisions.ts';
import { UsedTags } from './UsedTags.tsx';

interface Props {
  readonly item: CastingDemo;
  readonly character: string;
  readonly tag: string;
  readonly tags: readonly string[];
  readonly onClose: () => void;
}

/** Sets a talent's tag for one role; an empty one removes it. */
export const TagDialog = ({ item, character, tag, tags, onClose }: Props) => {
  const text = useText();
  const name = item.demo.talentPublicName;
  const send = (values: TagValues, submission: Submission) =>
    saveTags(item, [{ talentId: item.talentId, tag: values.tag.trim() }], submission);

  return (
    <FormDialog
      draft={`casting.tag.${item.castingId}.${item.voiceId}.${item.talentId}`}
      title={text('choosing.tagTitle', { name, character })}
      lead={text('choosing.tagLead')}
      initial={{ tag }}
      schema={tagSchema}
      submitLabel={text('common.save')}
      onSubmit={send}
      onClose={onClose}
    >
      <FormTextField name="tag" label={text('choosing.tagField')} autoFocus maxLength={TAG_MAX} />
      <UsedTags tags={tags} />
    </FormDialog>
  );
};

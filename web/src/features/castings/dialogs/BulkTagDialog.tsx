import { tagSchema, type TagValues } from '@domain/castings/castings.schema.ts';
import { TAG_MAX } from '@domain/castings/castings.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { UsedTags } from './UsedTags.tsx';

interface Props {
  readonly count: number;
  readonly tags: readonly string[];
  readonly onTag: (tag: string) => void;
  readonly onClose: () => void;
}

/** Dialog for several voices' tag; an empty one removes theirs. The caller sends it. */
export const BulkTagDialog = ({ count, tags, onTag, onClose }: Props) => {
  const text = useText();

  const send = ({ tag }: TagValues) => {
    onTag(tag.trim());
    return Promise.resolve();
  };

  return (
    <FormDialog
      draft="casting.tags"
      title={text('bulk.tagTitle', { count })}
      lead={text('choosing.tagLead')}
      initial={{ tag: '' }}
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

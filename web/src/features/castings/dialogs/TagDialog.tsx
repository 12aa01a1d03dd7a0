import { useField } from 'formik';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { tagSchema, type TagValues } from '@domain/castings/castings.schema.ts';
import { TAG_MAX, type CastingDemo } from '@domain/castings/castings.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Press } from '../../../lib/press/presser.ts';
import { saveTag } from '../data/decisions.ts';

/** Tags that the project uses already; one that is pressed is taken over. */
const UsedTags = ({ tags }: { readonly tags: readonly string[] }) => {
  const text = useText();
  const [field, , { setValue }] = useField<string>('tag');
  const others = tags.filter((tag) => tag !== field.value.trim());
  if (others.length === 0) return null;
  return (
    <Box role="group" aria-label={text('choosing.usedTags')}>
      <Typography
        variant="caption"
        component="p"
        aria-hidden
        sx={{ color: 'text.secondary', marginBottom: 0.5 }}
      >
        {text('choosing.usedTags')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {others.map((tag) => (
          <Chip key={tag} label={tag} variant="outlined" onClick={() => void setValue(tag)} />
        ))}
      </Box>
    </Box>
  );
};

interface Props {
  readonly item: CastingDemo;
  readonly character: string;
  readonly tag: string;
  readonly tags: readonly string[];
  readonly onClose: () => void;
}

/** Notes a word or two about a talent for one character; nothing takes the tag off. */
export const TagDialog = ({ item, character, tag, tags, onClose }: Props) => {
  const text = useText();
  const name = item.demo.talentPublicName;
  const send = (values: TagValues, press: Press) => saveTag(item, values.tag.trim(), press);
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

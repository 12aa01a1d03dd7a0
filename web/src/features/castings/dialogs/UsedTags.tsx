import { useField } from 'formik';
import Chip from '@mui/material/Chip';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Tags used in the project; pressing one selects it. */
export const UsedTags = ({ tags }: { readonly tags: readonly string[] }) => {
  const text = useText();
  const [field, , { setValue }] = useField<string>('tag');
  const furtherTags = tags.filter((tag) => tag !== field.value.trim());
  if (furtherTags.length === 0) return null;

  return (
    <div role="group" aria-label={text('choosing.usedTags')}>
      <Muted variant="caption" component="p" aria-hidden sx={{ marginBottom: 0.5 }}>
        {text('choosing.usedTags')}
      </Muted>
      <Row gap={0.75}>
        {furtherTags.map((tag) => (
          <Chip key={tag} label={tag} variant="outlined" onClick={() => void setValue(tag)} />
        ))}
      </Row>
    </div>
  );
};

import { useState } from 'react';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { AuditionsValues } from '@domain/auditions/auditions.schema.ts';
import { TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import type { Character } from '@domain/projects/projects.ts';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Scripts of the picked characters, which stay closed until one is wanted. A character without its own gets the shared script. */
export const ScriptFields = ({ voices }: { readonly voices: readonly Character[] }) => {
  const text = useText();
  const { voiceIds, scripts = [] } = useFormikContext<AuditionsValues>().values;
  const [isOpen, setOpen] = useState(scripts.some(({ script }) => script !== ''));
  if (voiceIds.length < 2) return null;

  if (!isOpen)
    return (
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)} sx={{ alignSelf: 'start' }}>
        {text('auditions.scriptEach')}
      </Button>
    );

  return (
    <Stack gap={1.5}>
      <Muted>{text('auditions.scriptEachLead')}</Muted>
      {scripts.map(({ voiceId }, index) => {
        const voice = voices.find(({ id }) => id === voiceId);
        if (!voice || !voiceIds.includes(voiceId)) return null;
        return (
          <FormTextArea
            key={voiceId}
            name={`scripts[${index}].script`}
            label={text('auditions.scriptOf', { character: voice.name })}
            max={TEXT_AREA_MAX}
            rows={3}
          />
        );
      })}
    </Stack>
  );
};

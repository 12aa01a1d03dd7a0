import { useState } from 'react';
import Group from '@mui/icons-material/GroupOutlined';
import Button from '@mui/material/Button';
import type { Casting } from '@domain/castings/castings.ts';
import type { Voice } from '@domain/projects/projects.ts';
import { onDemand } from '../../../components/onDemand.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageWord } from '../../../lib/reference.ts';

const SharingDialog = onDemand(
  async () =>
    (await Promise.all([import('../sharing/SharingDialog.tsx'), wantTexts('sharing')]))[0].SharingDialog,
);

interface Props {
  readonly casting: Casting;
  readonly voices: readonly Voice[];
}

/** Opens what a language's link asks of its guests, and what they said. */
export const GuestsButton = ({ casting, voices }: Props) => {
  const text = useText();
  const language = useLanguageWord()(casting.language);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Group fontSize="small" />}
        aria-label={text('selection.guestsOf', { language })}
        onPointerEnter={SharingDialog.ahead}
        onClick={() => setOpen(true)}
      >
        {text('selection.guests')}
      </Button>
      {isOpen && <SharingDialog casting={casting} voices={voices} onClose={() => setOpen(false)} />}
    </>
  );
};

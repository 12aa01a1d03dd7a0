import { useState, type ReactNode } from 'react';
import Group from '@mui/icons-material/GroupOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Casting } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { SharedLink } from '../data/sharedLink.ts';

const SharingDialog = lazyComponent(
  async () =>
    (await Promise.all([import('../sharing/SharingDialog.tsx'), wantTexts('sharing')]))[0].SharingDialog,
);

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly link: SharedLink;
  /** The link's language, as texts name it. */
  readonly language: string;
  readonly castings: readonly Casting[];
  readonly voices: readonly Character[];
  /** Path on this site; undefined: no link. */
  readonly path: string | undefined;
  /** Whether the link is on. */
  readonly isOn: boolean;
  /** Why the link shows nothing, in words. */
  readonly fault: string | undefined;
  /** Switches of the link. */
  readonly head: ReactNode;
  /** Label; default: "Guests". */
  readonly children?: string;
}

/** Opens a link's terms and its guests' feedback. */
export const GuestsButton = (props: Props) => {
  const { link, language, castings, voices, path, isOn, fault, head, children, ...button } = props;
  const text = useText();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        color="inherit"
        startIcon={<Group fontSize="small" />}
        aria-label={children ? undefined : text('selection.guestsFor', { language })}
        onPointerEnter={SharingDialog.ahead}
        onClick={() => setOpen(true)}
        {...button}
      >
        {children ?? text('selection.guests')}
      </Button>
      {isOpen && (
        <SharingDialog
          link={link}
          language={language}
          castings={castings}
          voices={voices}
          path={path}
          isOn={isOn}
          fault={fault}
          head={head}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

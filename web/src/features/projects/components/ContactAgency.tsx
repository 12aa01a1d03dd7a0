import { useState } from 'react';
import MailOutline from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import type { Project } from '@domain/projects/projects.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useText } from '../../../i18n/useText.ts';

const ContactDialog = lazyComponent(() =>
  import('../dialogs/ContactDialog.tsx').then((module) => module.ContactDialog),
);

/** The way to write to the agency about a project. */
export const ContactAgency = ({ project }: { readonly project: Project }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<MailOutline />}
        onPointerEnter={ContactDialog.ahead}
        onClick={() => setOpen(true)}
      >
        {text('contact.open')}
      </Button>
      {isOpen && <ContactDialog project={project} onClose={() => setOpen(false)} />}
    </>
  );
};

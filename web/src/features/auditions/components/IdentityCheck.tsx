import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { IdentityArtwork } from './IdentityArtwork.tsx';
import { IdentityForm } from './IdentityForm.tsx';

interface Props {
  readonly urlIdentifier: string;
}

/** Requests the address that was invited; the right one opens the upload page. */
export const IdentityCheck = ({ urlIdentifier }: Props) => {
  const text = useText();
  const { pathname, search } = useLocation();
  useDocumentTitle(text('identity.title'));

  const open = (token: string) => {
    const query = new URLSearchParams(search);
    query.set('token', token);
    window.location.replace(`${pathname}?${query.toString()}`);
  };

  return (
    <IdentityForm urlIdentifier={urlIdentifier} onToken={open}>
      <IdentityArtwork />
      <Typography variant="h1">{text('identity.title')}</Typography>
      <Muted variant="body1">{text('identity.text')}</Muted>
    </IdentityForm>
  );
};

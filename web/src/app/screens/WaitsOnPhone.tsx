import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Muted } from '../../components/layout/Muted.tsx';
import { worksOnPhone } from '../guards/onPhone.ts';
import { isOpenToPhones } from '../guards/mobile.ts';
import { RowList } from '../../components/RowList.tsx';
import { SectionCard } from '../../components/SectionCard.tsx';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import { useRequest } from '../../lib/http/useRequest.ts';
import type { SignedIn } from '../../lib/session/session.ts';

/** Pending items, as links where a phone can handle them. Renders nothing without any, or while loading. */
export const WaitsOnPhone = ({ person }: { readonly person: SignedIn }) => {
  const text = useText();
  const { uid, agency, roles } = person;
  const { data } = useRequest(`waits ${uid} ${agency?.id ?? ''}`, (signal) => api.work.today({ signal }));
  if (!data || data.length === 0) return null;

  const works = (path: string | null): boolean => {
    const page = path?.replace(/[?#].*$/, '') ?? '';
    return isOpenToPhones(page) || worksOnPhone(roles, page);
  };

  return (
    <Box sx={{ width: 1, maxWidth: 440, textAlign: 'start' }}>
      <SectionCard title={text('today.waits')}>
        <RowList label={text('today.waits')}>
          {data.map(({ kind, count, path }) => (
            <Box component="li" key={`${kind} ${path ?? ''}`} sx={{ paddingBlock: 1 }}>
              {path !== null && works(path) ? (
                <Link component={RouterLink} to={path}>
                  {text(`today.kind.${kind}`, { count })}
                </Link>
              ) : (
                <>
                  {text(`today.kind.${kind}`, { count })}
                  <Muted>{text('today.needsComputer')}</Muted>
                </>
              )}
            </Box>
          ))}
        </RowList>
      </SectionCard>
    </Box>
  );
};

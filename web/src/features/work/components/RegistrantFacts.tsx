import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Membership } from '@domain/access/memberships.ts';
import type { Company } from '@domain/accounts/accounts.ts';
import type { Client } from '@domain/clients/clients.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { paths } from '../../../app/paths.ts';
import { DateText } from '../../../components/DateText.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useCatalogLabel, useCountryName } from '../../../lib/reference.ts';

interface Props {
  readonly account: Membership;
  readonly name: string;
  /** Undefined while it loads. */
  readonly person: Client | undefined;
  readonly company: Company | undefined;
  /** Called when the pointer comes near a client's name. */
  readonly onNear: () => void;
  /** Opens a client's registration. */
  readonly onOpen: () => void;
}

/** Who registered: name, company, address, date and place. */
export const RegistrantFacts = ({ account, name, person, company, onNear, onOpen }: Props) => {
  const roleName = useCatalogLabel('ROLE_IN_COMPANY');
  const typeName = useCatalogLabel('COMPANY_TYPE');
  const countryName = useCountryName();

  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Typography variant="subtitle2" noWrap>
        {account.role === 'client' ? (
          <Link
            component="button"
            type="button"
            variant="subtitle2"
            disabled={!person}
            onPointerEnter={onNear}
            onClick={onOpen}
          >
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <Link component={RouterLink} to={paths.score.href(account.userId)}>
            <bdi>{name}</bdi>
          </Link>
        )}
        {company && (
          <>
            {' · '}
            <bdi>{company.name}</bdi>
          </>
        )}
      </Typography>
      <Muted noWrap>
        <bdi>{person?.email}</bdi>
        {person && ' · '}
        {person && <DateText instant={person.createdAt} />}
      </Muted>
      {person && (
        <Muted sx={{ overflowWrap: 'anywhere' }}>
          {joinDotted([
            person.roleInCompany && roleName(person.roleInCompany),
            company?.companyType && typeName(company.companyType),
            person.cityOfResidence,
            person.countryOfResidence && countryName(person.countryOfResidence),
          ])}
        </Muted>
      )}
    </Box>
  );
};

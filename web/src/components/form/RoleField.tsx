import { FormChoice } from './FormChoice.tsx';
import { useText } from '../../i18n/useText.ts';
import { useCatalogOptions } from '../../lib/reference.ts';

/** A client's position in their company. */
export const RoleField = () => {
  const text = useText();
  const roles = useCatalogOptions('ROLE_IN_COMPANY');
  return <FormChoice name="roleInCompany" label={text('signUp.role')} options={roles} />;
};

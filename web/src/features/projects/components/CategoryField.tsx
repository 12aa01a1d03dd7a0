import type { Project } from '@domain/projects/projects.ts';
import { SavedSelect } from '../../../components/form/SavedSelect.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogOptions } from '../../../lib/reference.ts';
import { api } from '../../../lib/http/api.ts';

const getCode = (value: string): string | null => (value === '' ? null : value);

export const CategoryField = ({ project: { id, brandCategory } }: { readonly project: Project }) => {
  const text = useText();
  const categories = useCatalogOptions('BRAND_CATEGORY');
  const stored = brandCategory ?? '';
  const isListed = stored === '' || categories.some(({ code }) => code === stored);

  return (
    <SavedSelect
      label={text('projects.field.brandCategory')}
      options={[
        { code: '', label: text('projects.brandCategoryOpen') },
        ...categories,
        // Until the catalogue loads.
        ...(isListed ? [] : [{ code: stored, label: '' }]),
      ]}
      stored={stored}
      save={({ value, was }, submission) =>
        api.projects.update(
          { id },
          { brandCategory: getCode(value), was: { brandCategory: getCode(was) } },
          submission,
        )
      }
    />
  );
};

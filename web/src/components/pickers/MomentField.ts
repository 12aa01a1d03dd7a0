import { lazyComponent } from '../lazyComponent.tsx';
import { FieldSkeleton } from './FieldSkeleton.tsx';

const load = async () => {
  const [{ MomentPicker }] = await Promise.all([
    import('./MomentPicker.tsx'),
    import('./pickerTexts.ts').then(({ loadPickerTexts }) => loadPickerTexts()),
  ]);
  return MomentPicker;
};

/** A date and time; its calendar loads when first shown. */
export const MomentField = lazyComponent(load, FieldSkeleton);

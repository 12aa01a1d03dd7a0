import type { CompileResult, SourceFile } from '../rules/contract.ts';
import { compileRules } from '../rules/engine.ts';

export const compileFirestoreRules = (files: readonly SourceFile[]): CompileResult =>
  compileRules(files, 'cloud.firestore');

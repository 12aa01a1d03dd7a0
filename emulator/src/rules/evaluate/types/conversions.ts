import { error, float, int, text, type KnownValue, type RuleValue } from '../rule-value.ts';
import { wrongArgument } from './method.ts';

/** A double as the rules language prints it: whole numbers keep their `.0`. */
function floatText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  return Number.isInteger(value) && Math.abs(value) < 1e15 ? value.toFixed(1) : String(value);
}

/** `string(x)` */
export function toText(value: KnownValue): RuleValue {
  switch (value.type) {
    case 'string':
      return value;
    case 'null':
      return text('null');
    case 'bool':
    case 'int':
      return text(String(value.value));
    case 'float':
      return text(floatText(value.value));
    case 'path':
      return text(`/${value.segments.join('/')}`);
    default:
      return wrongArgument('string', value);
  }
}

/** `int(x)` */
export function toInt(value: KnownValue): RuleValue {
  if (value.type === 'int') return value;
  if (value.type === 'float')
    return Number.isFinite(value.value) ? int(value.value) : wrongArgument('int', value);
  if (value.type === 'string' && /^[+-]?\d{1,20}$/.test(value.value))
    return int(BigInt(value.value.replace('+', '')));
  return wrongArgument('int', value);
}

/** `float(x)` */
export function toFloat(value: KnownValue): RuleValue {
  if (value.type === 'float') return value;
  if (value.type === 'int') return float(Number(value.value));
  if (value.type === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value.value)) {
    return float(Number(value.value));
  }
  return wrongArgument('float', value);
}

/** `path(x)` */
export function toPath(value: KnownValue): RuleValue {
  if (value.type !== 'string') return wrongArgument('path', value);
  const segments = value.value.split('/').filter((segment) => segment !== '');
  return segments.length === 0 ? error('Path is empty.') : { type: 'path', segments };
}

import { DefaultNamingStrategy } from 'typeorm';

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names columns in snake case: the property `createdAt` is `created_at`, the relation `company` is `company_id`. */
export class SnakeCaseNamingStrategy extends DefaultNamingStrategy {
  override columnName(property: string, given: string, prefixes: string[]): string {
    return given || snakeCase([...prefixes, property].join('_'));
  }
  override relationName(property: string): string {
    return snakeCase(property);
  }
  override joinColumnName(relation: string, column: string): string {
    return snakeCase(`${relation}_${column}`);
  }
}

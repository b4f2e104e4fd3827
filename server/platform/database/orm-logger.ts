import type { Logger } from 'pino';
import { AbstractLogger } from 'typeorm';

/**
 * TypeORM's logger, which logs slow queries only. Parameters are never logged, because they contain personal data; errors
 * are logged where they are caught.
 */
export class SlowQueryLogger extends AbstractLogger {
  constructor(private readonly output: Logger | undefined) {
    super(false); // the option `logging`; slow queries are reported whatever its value
  }

  override logQuerySlow(milliseconds: number, query: string): void {
    this.output?.warn({ milliseconds, query }, 'slow query');
  }

  protected override writeLog(): void {
    // Gets only messages about failed migrations, whose errors are logged where they are caught.
  }
}

import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { superAdmins } from '../../platform/graphql/roles.ts';
import { discardJobs, retryJobs } from '../../platform/jobs/queued-jobs.ts';
import type { SystemContext } from './node-status.ts';
import { SystemStatus } from './system-status.type.ts';
import { assertJobIds, readSystemStatus } from './system.service.ts';

const jobIds = { description: 'Numbers of at most 100 jobs.' };

/** The page "System": version, jobs, mail, disk, backup and feed. */
@Resolver()
export class SystemResolver {
  @Authorized(superAdmins)
  @Query(() => SystemStatus, { description: 'State of the installation, and of the server that answers.' })
  systemStatus(@Ctx() { db, node }: SystemContext): Promise<SystemStatus> {
    return readSystemStatus(db.manager, node);
  }

  @Authorized(superAdmins)
  @Mutation(() => [ID], {
    description:
      'Runs waiting and failed jobs at once and resets their attempts. Returns their numbers; jobs that are running or ' +
      'no longer in the queue are left out. BAD_USER_INPUT for an id that is not the number of a job.',
  })
  async retryJobs(
    @Arg('ids', () => [ID], jobIds) ids: string[],
    @Ctx() { db, request, viewer }: SystemContext,
  ): Promise<string[]> {
    assertJobIds(ids);
    const jobs = await retryJobs(db.manager, ids);
    request.log.info({ jobs, adminUser: viewer!.id }, 'jobs queued again');
    return jobs;
  }

  @Authorized(superAdmins)
  @Mutation(() => [ID], {
    description:
      'Removes jobs that wait or have failed without running them. Returns their numbers; jobs that are running or no ' +
      'longer in the queue are left out. BAD_USER_INPUT for an id that is not the number of a job.',
  })
  async discardJobs(
    @Arg('ids', () => [ID], jobIds) ids: string[],
    @Ctx() { db, request, viewer }: SystemContext,
  ): Promise<string[]> {
    assertJobIds(ids);
    const jobs = await discardJobs(db.manager, ids);
    request.log.info({ jobs, adminUser: viewer!.id }, 'jobs discarded');
    return jobs;
  }
}

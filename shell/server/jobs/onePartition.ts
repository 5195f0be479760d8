import { JOBS_SCHEMA } from './jobTable'

/**
 * Brings all queues into one partition of pg-boss's table of jobs; changes nothing where that has been done.
 * pg-boss 10 makes a partition with seven indexes for each queue, and PostgreSQL opens all of them to plan the one query
 * that asks all queues for due jobs: 12 ms for each, where it needs less than 1. Later versions of pg-boss keep the jobs
 * in one partition too. The parent and its columns stay, for processes of the release before that run meanwhile.
 */
export const ONE_PARTITION = `
do $do$
declare
  part regclass;
begin
  if to_regclass('${JOBS_SCHEMA}.job_common') is not null then
    return;
  end if;
  lock table ${JOBS_SCHEMA}.job in access exclusive mode;

  create table ${JOBS_SCHEMA}.job_common (like ${JOBS_SCHEMA}.job including defaults);
  insert into ${JOBS_SCHEMA}.job_common select * from ${JOBS_SCHEMA}.job;
  for part in select inhrelid::regclass from pg_inherits where inhparent = '${JOBS_SCHEMA}.job'::regclass loop
    execute format('drop table %s', part);
  end loop;

  alter table ${JOBS_SCHEMA}.job_common add primary key (name, id);
  create unique index job_common_i1 on ${JOBS_SCHEMA}.job_common (name, coalesce(singleton_key, ''))
    where state = 'created' and policy = 'short';
  create index job_common_i5 on ${JOBS_SCHEMA}.job_common (name, start_after) include (priority, created_on, id)
    where state < 'active';
  alter table ${JOBS_SCHEMA}.job attach partition ${JOBS_SCHEMA}.job_common default;
  update ${JOBS_SCHEMA}.queue set partition_name = 'job_common';

  create or replace function ${JOBS_SCHEMA}.create_queue(queue_name text, options json) returns void as $$
    insert into ${JOBS_SCHEMA}.queue (
      name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_minutes, dead_letter, partition_name
    )
    values (
      queue_name,
      options->>'policy',
      (options->>'retryLimit')::int,
      (options->>'retryDelay')::int,
      (options->>'retryBackoff')::bool,
      (options->>'expireInSeconds')::int,
      (options->>'retentionMinutes')::int,
      options->>'deadLetter',
      'job_common'
    )
    on conflict do nothing
  $$ language sql;

  create or replace function ${JOBS_SCHEMA}.delete_queue(queue_name text) returns void as $$
    delete from ${JOBS_SCHEMA}.job where name = queue_name;
    delete from ${JOBS_SCHEMA}.queue where name = queue_name;
  $$ language sql;
end
$do$;
`

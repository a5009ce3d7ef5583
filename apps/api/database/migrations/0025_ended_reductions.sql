-- Every minute the worker looks for prices that have become so old that their reduction is over.
create index price_history_age on price_history using brin (valid_from);

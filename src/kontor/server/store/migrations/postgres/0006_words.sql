-- The words in an entry, its last field, can be blanked: store/chain.py. Nothing else can be changed.
DROP TRIGGER entries_only_added ON entries;

CREATE TRIGGER entries_only_added BEFORE DELETE OR TRUNCATE ON entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries FOR EACH ROW
    WHEN (
        (NEW.table_id, NEW.version, NEW.at, NEW.hash) IS DISTINCT FROM (OLD.table_id, OLD.version, OLD.at, OLD.hash)
        OR strpos(OLD.entry, ',"words":') = 0
        OR NEW.entry <> left(OLD.entry, strpos(OLD.entry, ',"words":') - 1) || '}'
    )
    EXECUTE FUNCTION refuse_change();

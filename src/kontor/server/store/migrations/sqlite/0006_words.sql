-- The words in an entry, its last field, can be blanked: store/chain.py. Nothing else can be changed.
DROP TRIGGER entries_not_changed;

CREATE TRIGGER entries_not_changed BEFORE UPDATE ON entries
WHEN NEW.table_id <> OLD.table_id OR NEW.version <> OLD.version OR NEW.at <> OLD.at OR NEW.hash <> OLD.hash
    OR instr(OLD.entry, ',"words":') = 0
    OR NEW.entry <> substr(OLD.entry, 1, instr(OLD.entry, ',"words":') - 1) || '}'
BEGIN
    SELECT RAISE(ABORT, 'entries are only ever added');
END;
